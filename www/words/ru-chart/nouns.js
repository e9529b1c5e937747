import { noun, nounOf } from '../ru/nouns.js';

export const fields = noun('поле', 'поля', 'полей');
export const ofFields = nounOf('поля', 'полей');
export const atFields = nounOf('поле', 'полях');
export const points = noun('точка', 'точки', 'точек');
export const ofPoints = nounOf('точки', 'точек');
export const samples = noun('замер', 'замера', 'замеров');
export const iterations = noun('итерация', 'итерации', 'итераций');
export const outliers = noun('выброс', 'выброса', 'выбросов');

/** @param {readonly string[]} parts @returns {string} «a, b и c» */
export const listed = (parts) => new Intl.ListFormat('ru', { type: 'conjunction' }).format(parts);
