import type { OperationGroup } from '../../openapi/operation';
import { BOXES } from './boxOperations';
import { CHEM } from './chemOperations';
import { DEPICTION, SIMILARITY } from './chemistryOperations';
import { DECIMER, DOCLING } from './documentOperations';
import { GROUP_HEALTH, SERVICES_HEALTH } from './healthOperations';
import { FINDING } from './findingOperations';
import { KNOWN } from './knownOperations';
import { LIBRARY } from './libraryOperations';
import { LISTS } from './listOperations';
import { NAMES } from './nameOperations';
import { OCSR } from './ocsrOperations';
import { OWN_ENGINES } from './ownEngineOperations';
import { OPENAI } from './openaiOperations';
import { SESSION } from '../../sessions/sessionOperations';

const versioned = (tag: string, operations: OperationGroup['operations']): OperationGroup => ({
  tag,
  prefix: `/latest/${tag}`,
  operations,
});

/** All operations of the services, as listed in their OpenAPI document. */
export const ALL_OPERATIONS: readonly OperationGroup[] = [
  { tag: 'health', prefix: '', operations: SERVICES_HEALTH },
  { tag: 'session', prefix: '/session', operations: SESSION },
  { tag: 'library', prefix: '/library', operations: { ...LIBRARY, ...FINDING } },
  versioned('decimer', { ...GROUP_HEALTH, ...DECIMER, ...BOXES }),
  versioned('docling_conversion', { ...GROUP_HEALTH, ...DOCLING }),
  versioned('openai', { ...GROUP_HEALTH, ...OPENAI }),
  versioned('ocsr', { ...GROUP_HEALTH, ...OCSR, ...OWN_ENGINES }),
  versioned('depiction', { ...GROUP_HEALTH, ...DEPICTION }),
  versioned('similarity', SIMILARITY),
  versioned('chem', { ...CHEM, ...NAMES, ...KNOWN, ...LISTS }),
];
