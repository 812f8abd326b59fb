import { beforeAll, describe, expect, test } from 'vitest';
import { evaluate, loadQuestions, measure, THRESHOLDS, type Question, type Result } from './evaluate.ts';

let questions: Question[];
let results: Result[];

beforeAll(async () => {
  questions = await loadQuestions();
  results = await evaluate(questions);
});

test('the set has the agreed make-up, one fifth of it kept aside', () => {
  const count = (group: string) => questions.filter((question) => question.group === group).length;
  expect([count('answerable'), count('refuse'), count('multi-turn'), count('hostile')]).toEqual([180, 60, 30, 30]);
  expect(questions.filter((question) => question.holdout)).toHaveLength(60);
  expect(new Set(questions.map((question) => question.id)).size).toBe(300);
});

test('the gates hold on the questions kept aside, too', () => {
  const aside = measure(results.filter(({ question }) => question.holdout));
  const { recallAt3, intentAccuracy, refusalPrecision, refusalRecall, wrongAnswers } = THRESHOLDS;
  for (const [gate, least] of Object.entries({ recallAt3, intentAccuracy, refusalPrecision, refusalRecall }))
    expect(aside[gate as keyof typeof aside], gate).toBeGreaterThanOrEqual(least);
  expect(aside.wrongAnswers).toBeLessThanOrEqual(wrongAnswers);
});

describe('gates over all questions', () => {
  test('recall@3', () => expect(measure(results).recallAt3).toBeGreaterThanOrEqual(THRESHOLDS.recallAt3));
  test('intent accuracy', () => expect(measure(results).intentAccuracy).toBeGreaterThanOrEqual(THRESHOLDS.intentAccuracy));
  test('price equality', () => {
    expect(
      results.filter((result) => result.priceRight === false).map((result) => `${result.question.id} ${result.problems.join('; ')}`),
    ).toEqual([]);
  });
  test('wrong answers', () => expect(measure(results).wrongAnswers).toBeLessThanOrEqual(THRESHOLDS.wrongAnswers));
  test('refusal precision', () => expect(measure(results).refusalPrecision).toBeGreaterThanOrEqual(THRESHOLDS.refusalPrecision));
  test('refusal recall', () => expect(measure(results).refusalRecall).toBeGreaterThanOrEqual(THRESHOLDS.refusalRecall));
});

test('every answer names a source page', () => {
  const silent = results.filter((result) => result.reply && result.reply.sources.length === 0);
  expect(silent.map((result) => result.question.id)).toEqual([]);
});

test('no answer names an amount that neither constants nor the price function yield', () => {
  expect(
    results.filter((result) => result.problems.some((problem) => problem.startsWith('unknown amount'))).map((result) => result.question.id),
  ).toEqual([]);
});
