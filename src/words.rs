//! Lists of words that stand for things: finding one, telling all.

/// The place of `word` in a list. O(words).
#[inline(never)]
pub fn place_of(words: &[&str], word: &[u8]) -> Option<usize> {
    words.iter().position(|known| known.as_bytes() == word)
}

/// All words of a list, with a comma and a space between them.
#[inline(never)]
pub fn listed(words: &[&str]) -> String {
    let mut list = String::new();
    for word in words {
        if !list.is_empty() {
            list.push_str(", ");
        }
        list.push_str(word);
    }
    list
}
