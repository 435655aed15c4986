import { DATABASE_NAMES, KNOWN_DATABASES, type KnownEntry } from '@/domain/known';
import { KnownMark, selectKnown, useInList } from '@/features/known';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Text } from './CellContent.styles';

/** Which databases have the compound: until the user has them asked, what the services' list says, if there is one. */
export function KnownIn({ inchiKey }: { readonly inchiKey: string | undefined }) {
  const entry = useSelectorWith(selectKnown, inchiKey ?? '');
  const isListed = useInList(inchiKey) !== undefined;
  if (!entry && isListed) return <KnownMark inchiKey={inchiKey} />;
  const words = entry ? inWords(entry) : 'not looked up';
  return (
    <Text title={words} data-nothing={entry ? undefined : ''} data-column="known">
      {words}
    </Text>
  );
}

function inWords(entry: KnownEntry): string {
  const answers = KNOWN_DATABASES.map((database) => ({ database, answer: entry[database] }));
  if (answers.some(({ answer }) => answer.status === 'asking')) return 'asking';
  const found = answers.flatMap(({ database, answer }) =>
    answer.status === 'found'
      ? [`${DATABASE_NAMES[database]}${answer.compound.match === 'skeleton' ? ' (skeleton)' : ''}`]
      : [],
  );
  if (found.length > 0) return found.join(', ');
  return answers.some(({ answer }) => answer.status === 'failed')
    ? 'could not be asked'
    : 'not found';
}
