/**
 * What a text is when it is no format. Only what such a file can hardly lack is looked for.
 *
 * @type {readonly {name: string, sign: RegExp}[]}
 */
const OTHERS = Object.freeze([
  { name: 'PHP', sign: /<\?php\b/ },
  { name: 'a page of HTML or XML', sign: /^\s{0,200}<(?:!doctype|html|\?xml|svg|[a-z]{1,20}[ >])/i },
  { name: 'Go', sign: /^package[ \t]+\w+[ \t]*$/m },
  { name: 'Protocol Buffers', sign: /^syntax[ \t]*=[ \t]*["']proto/m },
  { name: 'Rust', sign: /^(?:pub(?:\([a-z]{1,20}\))?[ \t]+)?(?:fn|struct|enum|impl|trait|mod)[ \t]+[A-Za-z_][\w:<>, ]{0,200}[({;]|^use[ \t]+\w+::|^#!?\[[a-z]/m },
  { name: 'C or C++', sign: /^#[ \t]*include[ \t]*[<"]/m },
  { name: 'Java', sign: /^(?:package[ \t]+[\w.]+;|import[ \t]+[\w.*]+;|public[ \t]+(?:final[ \t]+)?(?:class|interface|record)[ \t])/m },
  { name: 'Python', sign: /^(?:from[ \t]+[\w.]+[ \t]+import[ \t]|import[ \t]+[\w.]+[ \t]*$|def[ \t]+\w+\(|class[ \t]+\w+(?:\([^)\n]{0,200}\))?:)/m },
  { name: 'JavaScript', sign: /^(?:(?:export|import)[ \t][^\n]{0,200}['"]|(?:export[ \t]+)?(?:const|let|var|class)[ \t]+[\w$]+[^\n]{0,200}[={]|(?:export[ \t]+)?(?:async[ \t]+)?function[ \t]*\w+\([^\n]{0,200}\{[ \t]*$)/m },
  { name: 'SQL', sign: /^(?:create|alter|drop)[ \t]+(?:temporary[ \t]+)?table[ \t]|^insert[ \t]+into[ \t]/im },
]);

/**
 * @param {string} head the beginning of a text
 * @returns {{name: string, at: number, sign: string} | null} what it looks like, and by what
 */
export function otherKindOf(head) {
  for (const { name, sign } of OTHERS) {
    const match = sign.exec(head);
    if (match) return { name, at: match.index + match[0].search(/\S/), sign: match[0] };
  }
  return null;
}

/**
 * Whether a text is none: it holds a NUL, or more control characters than a slip would leave.
 *
 * @param {string} head
 */
export function looksBinary(head) {
  let controls = 0;
  for (let at = 0; at < head.length; at += 1) {
    const unit = head.charCodeAt(at);
    if (unit === 0) return true;
    if (unit < 32 && unit !== 9 && unit !== 10 && unit !== 13) controls += 1;
  }
  return controls >= 16 && controls * 10 > head.length;
}
