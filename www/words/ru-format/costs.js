import { buckets, names, noun, numbers } from '../ru/nouns.js';
import { time } from '../ru-chart/times.js';

const { whole } = numbers;

/** @param {readonly string[]} parts @returns {string} «a, b и c» */
const listed = (parts) => new Intl.ListFormat('ru', { type: 'conjunction' }).format(parts);

/** Names may be 65,000 bytes long. @param {string} name */
const short = (name) => {
  const units = [...name.slice(0, 100)];
  return units.length > 48 ? `${units.slice(0, 48).join('')}…` : name.slice(0, 100);
};

/** @type {import('../en-format.js').FormatWords['costs']} */
export const costs = {
  heading: 'Сколько стоит этот формат',
  table(info, isRefused) {
    const shadow = info.shadowBuckets > 0 ? ` Идёт перестройка: в её тени ${buckets(info.shadowBuckets)}.` : '';
    return `${isRefused ? 'По-прежнему показано: на' : 'На'} ${names(info.count)} приходится ${buckets(info.buckets)}, заполнение ${numbers.percent(info.loadFactor)}.${shadow} Память сервера для них, в байтах: ${whole(info.serverBytes)}.`;
  },
  caption: 'Одно опустошение: когда удаляют спейс, переименовывают поле или закрывают read view',
  columns: { 'find-first': 'До исправления', bulk: 'После исправления' },
  rows: { examined: 'Просмотрено корзин', deletions: 'Записей удалено по одной', time: 'Время' },
  sources: { exact: 'точно', predicted: 'предсказано' },
  time: (ns) => (ns === null ? 'ещё не измерено' : time(ns)),
  timeNote: 'Предсказано: точные счётчики, умноженные на то, сколько в этом браузере занял один просмотр и одно освобождение.',
  jump: 'Следующий скачок',
  jumpText({ count, buckets: now, shadowBuckets, nextJump, nextBuckets }) {
    if (nextJump === null || nextBuckets === null) return 'Большего размера нет.';
    return `Когда полей станет ${whole(nextJump)}, то есть на ${whole(nextJump - count)} больше: ${buckets(nextBuckets)} вместо ${whole(Math.max(now, shadowBuckets))}.`;
  },
  shared: 'Имена с общим хешем',
  counting: 'Идёт подсчёт.',
  sharedText({ names: count, groups, largest }, all) {
    if (count === 0) return 'Таких нет. У каждого имени свой хеш.';
    const examples = largest.map(({ size, fields: some }) => {
      const shown = some.map((field) => `«${short(all[field] ?? '')}»`);
      return size > some.length ? listed([...shown, `ещё ${whole(size - some.length)}`]) : listed(shown);
    });
    const worst = largest[0]?.size ?? 0;
    return `Таких имён ${whole(count)}, хешей на всех ${whole(groups)}: ${examples.join('; ')}. Чтобы найти одно из них, может понадобиться ${noun('сравнение', 'сравнения', 'сравнений')(worst)}, поэтому и построение идёт медленно, с исправлением или без него.`;
  },
  watch: 'Посмотреть, как его опустошают',
};
