import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { taggerKnowledge } from '../../../hosts/node/annotation/taggerKnowledge';
import { parseMarkedSentences } from './markedSentences';
import { localTagger, scoreTexts } from './scoreTexts';
import { strict } from './spanScore';

const FILE = fileURLToPath(new URL('./sentences/mixed.txt', import.meta.url));
/** Strict F of the tagger as it is, of sentences that no article holds; a fall by more than a point fails. */
const F = { chemical: 0.914, class: 1, species: 1 };
const A_POINT = 0.01;

test.each(Object.entries(F))('the tagger finds %s as well as before: F %d', async (label, f) => {
  const texts = parseMarkedSentences(readFileSync(FILE, 'utf8'));
  const scores = scoreTexts(texts, localTagger(await taggerKnowledge()));
  const now = scores.find((each) => each.label === label);
  expect(now && strict(now.score).f).toBeGreaterThan(f - A_POINT);
});
