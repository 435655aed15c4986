import {
  DATABASE_NAMES,
  type KnownAnswer,
  type KnownCompound,
  type KnownDatabase,
} from '@/domain/known';
import { usePlatform } from '@/platform/PlatformContext';

interface AnswerProps {
  readonly database: KnownDatabase;
  readonly answer: KnownAnswer;
}

const MATCHES: Readonly<Record<KnownCompound['match'], string>> = {
  identical: 'identical',
  skeleton: 'same skeleton',
};

/** What one database says. A stand-in must not be mistaken for it: it may lack what the database has. */
export function Answer({ database, answer }: AnswerProps) {
  const { config } = usePlatform();
  const isStandIn = database === 'pubchem' ? config.pubchemIsStandIn : config.coconutIsStandIn;
  return (
    <div>
      {DATABASE_NAMES[database]}
      {isStandIn && ' (stand-in)'}:{' '}
      {/* COCONUT's stand-in has identifiers of its own, which lead nowhere. */}
      <Words answer={answer} hasPage={!isStandIn || database === 'pubchem'} />
    </div>
  );
}

interface WordsProps {
  readonly answer: KnownAnswer;
  readonly hasPage: boolean;
}

function Words({ answer, hasPage }: WordsProps) {
  switch (answer.status) {
    case 'asking':
      return 'asking...';
    case 'unknown':
      return 'unknown';
    case 'failed':
      return `failed (${answer.message})`;
    case 'found': {
      const { match, id, url } = answer.compound;
      return (
        <>
          {MATCHES[match]},{' '}
          {hasPage ? (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {id}
            </a>
          ) : (
            id
          )}
        </>
      );
    }
  }
}
