/**
 * How often the rules that are known to be unsure are right: `(right + 1) / (marked + 2)`, so that few cases
 * make neither certainty nor nonsense. Counted by rule, with the same start and end, on BC5CDR's training
 * abstracts (compounds), LINNAEUS' training and validation articles (species; places by eye) and our own marked
 * sentences (`mocks/tools/evaluation/text/testing`). Rules without an entry are as sure as the tagger is in
 * general.
 */
export const RULE_CONFIDENCE = {
  /** 97 of 120, and 2 of 2 own: mostly cut at the wrong place. */
  systematicName: 0.81,
  /** A capitalised word that only a congener's sign makes a compound: none of 1, and 2 of 2 own. */
  signedCapital: 0.6,
  /** An unknown word with a congener's sign: none in BC5CDR, 0 of 1 in LINNAEUS, 1 of 1 own. */
  signedUnknown: 0.5,
  /** An epithet that no list has, after a known genus: 11 of 14, and 2 of 2 own. */
  unlistedEpithet: 0.78,
  /** A capitalised word after "collected in": 1 of 8, the others mostly names of media. */
  unlistedPlace: 0.2,
  /** A capitalised word before a country: 8 of 9, and 2 of 2 in BC5CDR. */
  placeBeforeCountry: 0.85,
} as const;
