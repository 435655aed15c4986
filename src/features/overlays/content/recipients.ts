import type { AppConfig } from '@/platform/config';

/** Who receives data from this page. */
export interface Recipient {
  readonly name: string;
  /** Where this installation sends it. */
  readonly address: string;
  readonly when: string;
  readonly what: string;
}

/**
 * Everyone this page sends data to, by the configured addresses.
 *
 * @param page the page's own address
 */
export function recipients(config: AppConfig, page: string): readonly Recipient[] {
  const isInBrowser = config.servicesScript !== undefined;
  const at = (url: string) => whereIs(url, page, isInBrowser);
  return [
    ...(isInBrowser ? [] : [services(at(config.apiUrl))]),
    ...(config.languageModelUrl === undefined ? [] : [languageModel(at(config.languageModelUrl))]),
    {
      name: 'COCONUT',
      address: at(config.coconutUrl),
      when: '‘Check COCONUT’, ‘Look up’ in the details of a structure, login, submission',
      what: 'The DOI; the InChIKey, whole and its first block; e-mail address and password; the submission as its form shows it',
    },
    {
      name: 'Crossref, then DataCite',
      address: [...new Set([at(config.crossrefUrl), at(config.dataciteUrl)])].join('; '),
      when: 'Look-up of the article in the submission dialog: on request, or by your stored choice. ‘Look up the article’ beside its fields',
      what: 'The DOI; to the second only if the first has no answer. The contact address of this installation is sent with it, if one is set up, never yours',
    },
    {
      name: 'PubChem',
      address: at(config.pubchemUrl),
      when: 'Look-up of the compound in the submission dialog: on request, or by your stored choice. ‘Look up’ in the details of a structure',
      what: 'The SMILES; in the details only the InChIKey, whole and its first block',
    },
  ];
}

const services = (address: string): Recipient => ({
  name: 'MARCUS services',
  address,
  when: 'From the start: the session number. With ‘Upload Document’ and each step that you start',
  what: 'The PDF; then its text to annotate, names of cut-outs to recognise, structures to draw, compare and identify. If a language model is set up there, the text goes on to it',
});

const languageModel = (address: string): Recipient => ({
  name: 'Language model',
  address,
  when: 'Only if you gave a key for it: each time you press ‘Extract Annotations’',
  what: 'The whole text of the article, the key, and the name of the model',
});

/** `api.crossref.org`; for the page's own server, a description. */
function whereIs(url: string, page: string, isInBrowser: boolean): string {
  const { host } = new URL(url, page);
  if (host !== new URL(page).host) return host;
  if (isInBrowser) return 'this browser, a stand-in';
  return url.includes('/stand-ins/') ? `${host}, a stand-in` : host;
}
