import type { SavedExtraction } from '@/api/annotations';
import { fileSizeText } from '@/domain/fileSize';
import { Button } from '@/ui/Button/Button';
import { Tag } from '@/ui/Tag/Tag';
import { Facts, Preview, Row } from './SavedResults.styles';

interface SavedResultRowProps {
  readonly result: SavedExtraction;
  /** Whether the result was made from exactly the text on the screen. */
  readonly fits: boolean;
  readonly onChoose: (result: SavedExtraction) => void;
}

export function SavedResultRow({ result, fits, onChoose }: SavedResultRowProps) {
  const { filename, size, createdAt, preview } = result;
  return (
    <Row>
      <div>
        <Facts>
          <SavedAt ms={createdAt} />
          <span>{fileSizeText(size)}</span>
          {fits && <Tag>This text</Tag>}
        </Facts>
        <Preview>{preview ?? filename}</Preview>
      </div>
      <Button size="s" aria-label={`Load ${filename}`} onClick={() => onChoose(result)}>
        Load
      </Button>
    </Row>
  );
}

/** Empty for a number outside the range of dates (ECMA-262, time values): it has no ISO form either. */
function SavedAt({ ms }: { readonly ms: number }) {
  const savedAt = new Date(ms);
  if (Number.isNaN(savedAt.getTime())) return null;
  return <time dateTime={savedAt.toISOString()}>{savedAt.toLocaleString()}</time>;
}
