/**
 * Stems of international nonproprietary names (WHO, "The use of stems in the selection of INN") that few other
 * words end with.
 */
const STEM =
  /^[a-z]{2,}(?:gestrel|sartan|vastatin|azepam|azolam|prazole|setron|coxib|tecan|rozole|dipine|tidine|oxacin|cycline|triptan|glitazone|gliptin|fibrate|profen|oxetine|azosin|azoline|bactam|conazole|nidazole|parin|platin|rubicin|taxel|vudine|ciclovir|ciclib|tinib|oprost|semide|thiazide|barbital|caine|fentanil|orphan|morelin|relin|lukast|zolid|penem|methasone|olone|onide|zosin|mustine|trexate|citabine|dronate|imibe)$/;

/** Whether a word in lower case is the name of a drug by its stem. */
export const isDrugName = (word: string): boolean => STEM.test(word);
