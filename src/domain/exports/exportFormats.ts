interface FormatFacts {
  readonly name: string;
  readonly explanation: string;
  /** End of the file's name, after the number of compounds. */
  readonly ending: string;
  readonly mediaType: string;
  /** The columns can be chosen. */
  readonly hasColumns: boolean;
  /** It has a place for who checked and changed what. */
  readonly namesPeople?: true;
}

export const FORMATS = {
  sdf: {
    name: 'SDF',
    explanation: 'molfiles with the columns as data',
    ending: '.sdf',
    mediaType: 'chemical/x-mdl-sdfile',
    hasColumns: true,
    namesPeople: true,
  },
  sdfV3000: {
    name: 'SDF V3000',
    explanation: 'the same in the later version of the molfile',
    ending: '_v3000.sdf',
    mediaType: 'chemical/x-mdl-sdfile',
    hasColumns: true,
    namesPeople: true,
  },
  cdxml: {
    name: 'ChemDraw (CDXML)',
    explanation: 'drawings with number and name below',
    ending: '.cdxml',
    mediaType: 'chemical/x-cdxml',
    hasColumns: false,
  },
  csv: {
    name: 'CSV',
    explanation: 'one line a compound, UTF-8',
    ending: '.csv',
    mediaType: 'text/csv;charset=utf-8',
    hasColumns: true,
    namesPeople: true,
  },
  smiles: {
    name: 'SMILES',
    explanation: 'SMILES, tab, name',
    ending: '.smi',
    mediaType: 'chemical/x-daylight-smiles',
    hasColumns: false,
  },
  json: {
    name: 'JSON',
    explanation: 'everything, with text and annotations',
    ending: '.json',
    mediaType: 'application/json',
    hasColumns: false,
    namesPeople: true,
  },
  zip: {
    name: 'ZIP',
    explanation:
      'a folder with SDF, CSV, JSON, what COCONUT takes, the drawings, and what it is (RO-Crate)',
    ending: '.zip',
    mediaType: 'application/zip',
    hasColumns: true,
    namesPeople: true,
  },
  annotatedPdf: {
    name: 'Annotated PDF',
    explanation: 'the article with its drawings outlined, named and linked from the text',
    ending: '_annotated.pdf',
    mediaType: 'application/pdf',
    hasColumns: false,
  },
  coconut: {
    name: 'For COCONUT',
    explanation: 'CSV in the columns of its bulk form',
    ending: '_coconut.csv',
    mediaType: 'text/csv;charset=utf-8',
    hasColumns: false,
  },
  lotus: {
    name: 'For LOTUS',
    explanation: 'TSV for its uploader to Wikidata',
    ending: '_lotus.tsv',
    mediaType: 'text/tab-separated-values;charset=utf-8',
    hasColumns: false,
  },
  wikidata: {
    name: 'For Wikidata',
    explanation: 'QuickStatements in two passes, for LOTUS',
    ending: '_wikidata.zip',
    mediaType: 'application/zip',
    hasColumns: false,
  },
  npAtlas: {
    name: 'For NPAtlas',
    explanation: 'JSON for its curators, of bacteria and fungi',
    ending: '_npatlas.json',
    mediaType: 'application/json',
    hasColumns: false,
  },
  pubChem: {
    name: 'For PubChem',
    explanation: 'SDF with the tags of a substance',
    ending: '_pubchem.sdf',
    mediaType: 'chemical/x-mdl-sdfile',
    hasColumns: false,
  },
  bibtex: {
    name: 'BibTeX',
    explanation: 'for LaTeX and reference managers',
    ending: '.bib',
    mediaType: 'application/x-bibtex;charset=utf-8',
    hasColumns: false,
  },
  ris: {
    name: 'RIS',
    explanation: 'for EndNote, Zotero and others',
    ending: '.ris',
    mediaType: 'application/x-research-info-systems;charset=utf-8',
    hasColumns: false,
  },
  csl: {
    name: 'CSL JSON',
    explanation: 'for Zotero, pandoc and programs',
    ending: '_csl.json',
    mediaType: 'application/vnd.citationstyles.csl+json',
    hasColumns: false,
  },
} as const satisfies Readonly<Record<string, FormatFacts>>;
export type ExportFormat = keyof typeof FORMATS;

export const EXPORT_FORMATS = Object.keys(FORMATS) as readonly ExportFormat[];

export const namesPeople = (format: ExportFormat): boolean => 'namesPeople' in FORMATS[format];

export const REFERENCE_FORMATS = ['bibtex', 'ris', 'csl'] as const;
/** Of the article itself, not of its compounds. */
export type ReferenceFormat = (typeof REFERENCE_FORMATS)[number];

export const isReference = (format: ExportFormat): format is ReferenceFormat =>
  REFERENCE_FORMATS.some((each) => each === format);

/** Of compounds; a reference has none. */
export const COMPOUND_FORMATS = EXPORT_FORMATS.filter(
  (format): format is Exclude<ExportFormat, ReferenceFormat> => !isReference(format),
);
