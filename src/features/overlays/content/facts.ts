/** People, places and publications. Another lab's installation changes them here and nowhere else. */

export interface Publication {
  readonly authors: string;
  readonly title: string;
  /** Journal, volume, pages and year, as they are cited. */
  readonly source: string;
  readonly doi: string;
}

export const LAB = {
  name: 'Steinbeck Lab, Friedrich Schiller University Jena',
  url: 'https://cheminf.uni-jena.de',
} as const;

export const TEAM = [
  { name: 'Kohulan Rajan', role: 'Project lead of the MARCUS services' },
  { name: 'Christoph Steinbeck', role: 'Principal investigator' },
] as const;

export const CITATION: Publication = {
  authors: 'Rajan K., Weißenborn V., Lederer L., Zielesny A., Steinbeck C.',
  title: 'MARCUS: molecular annotation and recognition for curating unravelled structures',
  source: 'Digital Discovery (2025)',
  doi: '10.1039/d5dd00313j',
};

export const PUBLICATIONS: readonly Publication[] = [
  CITATION,
  {
    authors: 'Rajan K., Brinkhaus H.O., Agea I.A., Zielesny A., Steinbeck C.',
    title:
      'DECIMER.ai: an open platform for automated optical chemical structure identification, segmentation and recognition in scientific publications',
    source: 'Nature Communications 14, 5045 (2023)',
    doi: '10.1038/s41467-023-40648-7',
  },
  {
    authors: 'Rajan K., Brinkhaus H.O., Zielesny A., Steinbeck C.',
    title:
      'Advancements in hand-drawn chemical structure recognition through an enhanced DECIMER architecture',
    source: 'Journal of Cheminformatics 16, 78 (2024)',
    doi: '10.1186/s13321-024-00872-7',
  },
  {
    authors: 'Rajan K., Brinkhaus H.O., Sorokina M. et al.',
    title:
      'DECIMER-Segmentation: Automated extraction of chemical structure depictions from scientific literature',
    source: 'Journal of Cheminformatics 13, 20 (2021)',
    doi: '10.1186/s13321-021-00496-1',
  },
  {
    authors: 'Chen Y., Leung C.T., Huang Y. et al.',
    title: 'MolNexTR: a generalized deep learning model for molecular image recognition',
    source: 'Journal of Cheminformatics 16, 141 (2024)',
    doi: '10.1186/s13321-024-00926-w',
  },
  {
    authors: 'Qian Y., Guo J., Tu Z., Li Z., Coley C.W., Barzilay R.',
    title: 'MolScribe: Robust molecular structure recognition with image-to-graph generation',
    source: 'Journal of Chemical Information and Modeling 63(7), 1925–1934 (2023)',
    doi: '10.1021/acs.jcim.2c01480',
  },
  {
    authors: 'Auer C., Lysak M., Nassar A. et al.',
    title: 'Docling Technical Report',
    source: 'arXiv (2024)',
    doi: '10.48550/arXiv.2408.09869',
  },
  {
    authors: 'Chandrasekhar V., Rajan K., Kanakam S.R.S. et al.',
    title:
      'COCONUT 2.0: a comprehensive overhaul and curation of the collection of open natural products database',
    source: 'Nucleic Acids Research (2025)',
    doi: '10.1093/nar/gkae1063',
  },
];
