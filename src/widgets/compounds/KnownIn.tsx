import { DATABASE_NAMES, KNOWN_DATABASES, type KnownEntry } from '@/domain/known';
import { selectKnown } from '@/features/known';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Text } from './CellContent.styles';

/** Which databases have the compound; nothing is asked before the user wants it. */
export function KnownIn({ inchiKey }: { readonly inchiKey: string | undefined }) {
  const entry = useSelectorWith(selectKnown, inchiKey ?? '');
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
