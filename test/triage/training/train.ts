/**
 * Trains the second reader of triage and writes its weights. No network, no clock, a fixed seed: the same texts give the same
 * file. Run with `node test/triage/training/train.ts`; `--check` only prints the cross-validation.
 */
import { writeFileSync } from 'node:fs';
import { withoutCourtesy } from '#features/lexicon/rules/reading/preparing/courtesy.ts';
import { joinLines } from '#features/lexicon/rules/reading/preparing/lines.ts';
import { tokenise } from '#features/lexicon/rules/reading/tokenise.ts';
import { BUCKETS, bestWindow, eachFeature, type Window } from '#features/symptoms/rules/triage/resemblance.ts';
import { type Labelled, labelledTexts, wordingTexts } from './training-texts.ts';
import { randomFrom, withSentencesTurned, withSlips } from './variants.ts';

const SEED = 20_261_127;
const EPOCHS = 14;
const RATE = 0.6;
const DECAY = 2e-6;
const FOLDS = 5;
/** Slips and turned sentences count less than what people wrote. */
const VARIANT_WEIGHT = 0.4;
const LINE = 180;
/** Share of the weights that are so large that they are cut when they become whole numbers. */
const CUT = 0.0005;

interface Example {
  /** The features of each sentence. */
  readonly sentences: readonly (readonly number[])[];
  readonly isHigh: boolean;
  readonly weight: number;
}

interface Model {
  readonly weights: Float64Array;
  bias: number;
}

function exampleOf({ text, level, weight }: Labelled): Example {
  const sentences: number[][] = [];
  eachFeature(withoutCourtesy(tokenise(joinLines(text).text)), (bucket, sentence) => {
    const buckets = sentences[sentence] ?? [];
    sentences[sentence] = buckets;
    buckets.push(bucket);
  });
  return {
    sentences,
    isHigh: level === 'high',
    weight,
  };
}

const sumOf = ({ weights }: Model, buckets: readonly number[]) =>
  buckets.reduce((sum, bucket) => sum + (weights[bucket] ?? 0), 0);

/** The most similar run of sentences, as it counts when a text is read. */
function bestOf(model: Model, { sentences }: Example): Window {
  const sums = sentences.map((buckets) => sumOf(model, buckets));
  return bestWindow(
    sums,
    sentences.map(({ length }) => length),
    model.bias,
    1,
  );
}

function learn(model: Model, example: Example, rate: number): void {
  const { sentences, isHigh, weight } = example;
  const { from, to, score } = bestOf(model, example);
  const buckets = sentences.slice(from, to).flat();
  if (buckets.length === 0) return;
  const error = (isHigh ? 1 : 0) - 1 / (1 + Math.exp(-score));
  const step = rate * weight * error;
  model.bias += step * 0.05;
  const change = step / Math.sqrt(buckets.length);
  for (const bucket of buckets) model.weights[bucket] = (model.weights[bucket] ?? 0) * (1 - DECAY) + change;
}

function trained(examples: readonly Example[]): Model {
  const random = randomFrom(SEED);
  const model: Model = { weights: new Float64Array(BUCKETS), bias: -0.5 };
  const order = examples.map((_, k) => k);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let k = order.length - 1; k > 0; k -= 1) {
      const other = Math.floor(random() * (k + 1));
      [order[k], order[other]] = [order[other] ?? 0, order[k] ?? 0];
    }
    for (const k of order) {
      const example = examples[k];
      if (example !== undefined) learn(model, example, RATE / (1 + epoch * 0.4));
    }
  }
  return model;
}

function withVariants(texts: readonly Labelled[]): readonly Example[] {
  const random = randomFrom(SEED + 1);
  return texts.flatMap((one) => [
    exampleOf(one),
    exampleOf({ ...one, text: withSlips(one.text, random), weight: one.weight * VARIANT_WEIGHT }),
    exampleOf({ ...one, text: withSentencesTurned(one.text, random), weight: one.weight * VARIANT_WEIGHT }),
  ]);
}

/** Prints, for each threshold, how many texts of each level reach it that the model didn't learn from. */
function crossValidate(texts: readonly Labelled[], wordings: readonly Example[]): void {
  const scores: { readonly level: string; readonly score: number; readonly text: string }[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = trained([...wordings, ...withVariants(texts.filter((_, k) => k % FOLDS !== fold))]);
    for (const { text, level } of texts.filter((_, k) => k % FOLDS === fold))
      scores.push({ level, text, score: bestOf(model, exampleOf({ text, level: 'low', weight: 1 })).score });
  }
  const share = (level: string, from: number) => {
    const of = scores.filter((one) => one.level === level);
    return `${((100 * of.filter(({ score }) => score >= from).length) / of.length).toFixed(1)} %`;
  };
  for (let from = -1; from <= 4; from += 0.5)
    console.log(
      from.toFixed(1),
      'high',
      share('high', from),
      'medium',
      share('medium', from),
      'low',
      share('low', from),
    );
}

/** The weights as whole numbers of eight bits, with what one of them is worth. */
function rounded({ weights }: Model): { readonly scale: number; readonly whole: Int8Array } {
  const sizes = weights.map(Math.abs).sort();
  const most = sizes[Math.floor(BUCKETS * (1 - CUT))] ?? 1;
  const scale = most / 127;
  return {
    scale,
    whole: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))),
  };
}

function write(model: Model): void {
  const { scale, whole } = rounded(model);
  const text = Buffer.from(whole.buffer).toString('base64');
  const lines = Array.from({ length: Math.ceil(text.length / LINE) }, (_, k) => text.slice(k * LINE, (k + 1) * LINE));
  writeFileSync(
    new URL('../../../src/features/symptoms/rules/triage/resemblance-weights.ts', import.meta.url),
    `/** Written by test/triage/training/train.ts: what a text without words is worth, and one unit of a weight. */
export const BIAS = ${model.bias.toFixed(4)};
export const SCALE = ${scale.toPrecision(5)};
/** The weights, one byte each, in base64. */
export const WEIGHTS =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`,
  );
}

const texts = labelledTexts();
const wordings = wordingTexts().map(exampleOf);
if (process.argv.includes('--check')) crossValidate(texts, wordings);
else write(trained([...wordings, ...withVariants(texts)]));
