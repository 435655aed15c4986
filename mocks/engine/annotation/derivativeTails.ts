import { words } from './lexicon/words';
import { adjoin } from './tokens';
import type { Token } from './tokens';

/** Salts, esters and other derivatives, named by a word after the compound's: caryophyllene oxide. */
const derivatives = words(`
oxide dioxide epoxide peroxide endoperoxide hydroperoxide acetate diacetate triacetate monoacetate benzoate cinnamate
propionate dipropionate butyrate isobutyrate valerate palmitate stearate oleate decanoate caproate formate gallate
caffeate ferulate coumarate malonate glucoside diglucoside galactoside rhamnoside rutinoside xyloside arabinoside
glucuronide sulfate sulphate disulfate nitrate phosphate monophosphate diphosphate triphosphate chloride bromide iodide
hydrochloride dihydrochloride hydrobromide mesylate tosylate besylate maleate fumarate tartrate bitartrate citrate
angelate tiglate myristate laurate linoleate mebutate picrate trifluoroacetate hemisuccinate dihemisuccinate
butylbromide methobromide N-oxide S-oxide disodium sulfone sulfoxide glucopyranoside galactopyranoside
monoglucuronide diglucuronide bisdigitoxoside dihydrochalcone pyrophosphate trisulfate mofetil ozogamicin
succinate gluconate pamoate acetonide lactone dimer trimer hydrate monohydrate hemihydrate
`);
/** With a locant: luteolin 7-sulfate, quercetin 7-O-acetate. */
const locants = /^(?:[1-9]\d?[′'’″"]*(?:,[1-9]\d?[′'’″"]*)*-)(?:[OCNS]-)?(?:[αβ]-)?(?:[DL]-)?/;
/** First of two words: thymol methyl ether, kaempferol 3,4'-dimethyl ether. */
const alkyl =
  /^(?:mono|di|tri|tetra)?(?:methyl|ethyl|propyl|butyl|allyl|benzyl|isopropyl|phenethyl)$/;
/** First of two words: ionomycin calcium salt. */
const cation = /^(?:sodium|potassium|calcium|magnesium|ammonium|disodium)$/;
const etherOrEster = /^(?:ether|ester|acetal|ketal)$/;
/** "oxide" of "oxide synthase" belongs to an enzyme, and no derivative bears a derivative of a derivative. */
const MOST_TAILS = 2;

/** Index of the name's last token, with the words for the derivative after `last`, if there are any. */
export function withDerivative(tokens: readonly Token[], last: number): number {
  let end = last;
  for (let count = 0; count < MOST_TAILS; count += 1) {
    const tail = derivativeAfter(tokens, end);
    if (tail === undefined) break;
    end = tail;
  }
  return end;
}

function derivativeAfter(tokens: readonly Token[], last: number): number | undefined {
  const token = tokens[last];
  const next = tokens[last + 1];
  if (!token || !adjoin(token, next)) return undefined;
  const word = next.text.replace(locants, '');
  if (derivatives.has(word)) return last + 1;
  const third = tokens[last + 2];
  const isPair = alkyl.test(word) && adjoin(next, third) && etherOrEster.test(third.text);
  const isSalt = cation.test(word) && adjoin(next, third) && third.text === 'salt';
  return isPair || isSalt ? last + 2 : undefined;
}
