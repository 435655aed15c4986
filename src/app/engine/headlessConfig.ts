import type { AppConfig } from '@/platform/config';

/** Megabytes of the largest article, as where `npm start` serves one machine alone. */
export const MAX_UPLOAD_MB = 100;

/** @param url of the services, with the stand-ins for everything outside this machine */
export function headlessConfig(url: string): AppConfig {
  const standIn = (name: string) => `${url}/stand-ins/${name}`;
  return {
    apiUrl: url,
    socketUrl: url.replace('http', 'ws'),
    product: 'decimer',
    coconutUrl: standIn('coconut'),
    crossrefUrl: standIn('crossref'),
    dataciteUrl: standIn('datacite'),
    pubchemUrl: standIn('pubchem'),
    wikidataUrl: standIn('wikidata'),
    coconutIsStandIn: true,
    publicationsAreStandIn: true,
    pubchemIsStandIn: true,
    wikidataIsStandIn: true,
    readsByItself: false,
    hasSeats: false,
    maxUploadMb: MAX_UPLOAD_MB,
    worksOffline: false,
  };
}
