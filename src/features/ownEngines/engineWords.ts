import { engineLabel } from '@/domain/engines';
import { SERVICES_OF_ENGINES, type OwnEngine } from '@/domain/ownEngines';

/** `DECIMER of a MARCUS installation`. */
export function servicesInWords({ kind, engine }: Omit<OwnEngine, 'url'>): string {
  const services = SERVICES_OF_ENGINES.find((each) => each.kind === kind);
  return `${engineLabel(engine)} of a ${services?.of ?? kind}`;
}

/** `DECIMER at localhost:8080`. */
export const engineInWords = ({ engine, url }: OwnEngine): string =>
  `${engineLabel(engine)} at ${new URL(url).host}`;
