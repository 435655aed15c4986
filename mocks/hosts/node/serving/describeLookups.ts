import { STAND_INS_PREFIX, type PageConfig } from './pageConfig';

const LIST = new Intl.ListFormat('en');

const isLocal = (url: string | undefined) => url?.startsWith(`${STAND_INS_PREFIX}/`) ?? false;

/** Tells the person who starts the program which look-ups are answered here, and which leave the machine. */
export function describeLookups(config: PageConfig): readonly string[] {
  const lookups: readonly (readonly [name: string, isStandIn: boolean])[] = [
    ['COCONUT', isLocal(config.coconutUrl)],
    ['Crossref', isLocal(config.crossrefUrl)],
    ['DataCite', isLocal(config.dataciteUrl)],
    ['PubChem', isLocal(config.pubchemUrl)],
    ['Wikidata', isLocal(config.wikidataUrl)],
  ];
  const standIns = lookups.filter(([, isStandIn]) => isStandIn).map(([name]) => name);
  const real = lookups.filter(([, isStandIn]) => !isStandIn).map(([name]) => name);
  return [
    ...(standIns.length === 0 ? [] : [`local stand-ins in place of ${LIST.format(standIns)}`]),
    ...(real.length === 0 ? [] : [`look-ups go out to ${LIST.format(real)}`]),
  ];
}
