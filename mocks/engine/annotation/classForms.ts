import { classHeads, compoundClasses, compoundGroups } from './lexicon/classes';
import { words } from './lexicon/words';

/** Shorter ones end too many other words. */
const SHORTEST_ENDING = 7;
/** Proteins, solvents and reagents end like these: neuropeptides, nitrophenols, fluoroalcohols. */
const noEndings = words('peptides alcohols peroxides sulfates phenols hydrocarbons');

/** Plurals of classes that end the names of narrower ones: phyto|ecdysteroids, hydroxynaphtho|quinones. */
const endings = [...new Set([...compoundGroups, ...compoundClasses, ...classHeads])].filter(
  (word) => /^[a-z]+s$/.test(word) && word.length >= SHORTEST_ENDING && !noEndings.has(word),
);
const ofClass = new RegExp(`^[a-zα-ω\\d,'′()-]{2,40}(?:${endings.join('|')})$`);

/** Plurals of skeletons, which are named like saturated hydrocarbons: grayananes, spirodrimanes. */
const ofSkeleton = /^(?:[a-z]+-)?[a-z]{5,}anes$/;
/** With the same ending: things, solvents, reagents, plastics. */
const noSkeleton =
  /(?:membranes|hurricanes|planes|methanes|ethanes|urethanes|(?:prop|but|pent|hex|hept|oct|dec|alk|sil|bor|stann|phosph)anes)$/;

/** Classes named after a plant, a compound or a skeleton: taxoids, curcuminoids, cembranoids. */
const ofKind = /^(?:[a-z]+-)?[a-z]{4,}oids$/;
/** With the same ending: shapes, cells, organs, animals, diseases, particles, and classes by use. */
const noKind = words(`
steroids thyroids parathyroids fibroids keloids cheloids colloids hydrocolloids arachnoids hominoids anthropoids
humanoids rhizoids trichoids androids asteroids toroids ellipsoids paraboloids hyperboloids trapezoids spheroids
organoids gastruloids embryoids teratoids sinusoids lymphoids myeloids mastoids adenoids choroids deltoids sigmoids
factoids typhoids hemorrhoids haemorrhoids opioids tabloids plasmoids carcinoids amyloids hydroids crinoids echinoids
solenoids cuboids sarcoids dermoids epidermoids desmoids lipoids discoids thylakoids schizoids paranoids centroids
metalloids viroids osteoids pterygoids xenoids diploids haploids polyploids aneuploids tetraploids triploids
allopolyploids autopolyploids virusoids bacteroids nucleoids ommatoids solanoids conoids cycloids nematoids
`);

/** Whether a word is the plural of a class by its form. */
export function isClassByForm(word: string): boolean {
  if (/^[A-Z]{2}/.test(word)) return false;
  const lower = word.toLowerCase();
  if (ofClass.test(lower)) return true;
  if (ofSkeleton.test(lower)) return !noSkeleton.test(lower);
  return ofKind.test(lower) && !noKind.has(lower);
}
