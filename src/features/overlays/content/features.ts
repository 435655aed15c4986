/** What MARCUS does, one card each (docs/requirements/session.md S2.FEAT.2). */
export const FEATURE_CARDS = [
  {
    id: 'reading',
    title: 'The article stays in view',
    text: 'PDF, text and structures are shown side by side. The PDF has search, selectable text, zoom, print and download. You set the column widths, which are remembered.',
  },
  {
    id: 'text',
    title: 'Names marked in the text',
    text: 'Compounds, compound classes, organisms, their parts and places are found in the extracted text. Choose one in the list and the text scrolls to it, and vice versa.',
  },
  {
    id: 'cutting',
    title: 'Drawings cut out of pages',
    text: 'Every drawn structure that is found becomes a segment with its page and number. Its context shows the page it came from, with its place marked.',
  },
  {
    id: 'engines',
    title: 'Engines, compared',
    text: 'DECIMER, MolNexTR, MolScribe, and any others that the services offer, turn a drawing into SMILES; some also give its coordinates. For one segment, all can be compared side by side: agreement, fingerprint similarity, common structure.',
  },
  {
    id: 'checking',
    title: 'Made for checking',
    text: 'The original is shown beside each result. Lay one over the other, mark what is correct, correct the rest in the structure editor. Every version of a structure is kept.',
  },
  {
    id: 'export',
    title: 'Export, and COCONUT',
    text: 'What you selected is saved with text and annotations as one JSON file. A structure can be prepared for COCONUT, and is sent only when you submit it.',
  },
] as const;

export type FeatureCardId = (typeof FEATURE_CARDS)[number]['id'];

/** What it is built with, by job. */
export const TECHNOLOGIES = [
  {
    title: 'Recognition',
    names: 'DECIMER, MolNexTR, MolScribe',
    text: 'The published engines run on a server with a GPU. On your own machine, other programs take their place: PixelGraph, VectorGraph and, if installed, OSRA. Every result names the program that produced it.',
  },
  {
    title: 'Text and names',
    names: 'Docling, a tagger, a language model',
    text: 'An installation of the MARCUS services reads text with Docling and annotates with a language model. The local services read it themselves and use a tagger of their own, unless a language model is configured.',
  },
  {
    title: 'Chemistry',
    names: 'RDKit, CDK, Ketcher',
    text: 'Structures are drawn and compared by the services: fingerprints are ECFP4, similarity is Tanimoto. The structure editor is Ketcher and runs in the page.',
  },
  {
    title: 'In the browser',
    names: 'pdf.js, React, Redux',
    text: 'Everything the page needs comes with it; it loads nothing from elsewhere. Each step is recorded as a fact, so that a problem can be saved as a trace and reproduced.',
  },
] as const;

/** The workflow, with the titles of docs/requirements/session.md S2.FEAT.4. */
export const WORKFLOW = [
  {
    title: 'Upload Document',
    text: 'One PDF of up to 10 MB. Its DOI is searched for in the article at once.',
  },
  {
    title: 'Extract Structures',
    text: 'Drawings are cut out of the pages. Extract the text as well for names, organisms and places.',
  },
  {
    title: 'Convert to SMILES',
    text: 'Choose an engine and the segments. Results fill in one by one; a run can be cancelled.',
  },
  {
    title: 'Store & Export',
    text: 'Your work is kept in this browser as you go. Download the checked structures, or submit them one by one.',
  },
] as const;
