import { Grid } from '@/ui/Layout/Layout';
import { SampleTile } from './SampleTile';

interface SampleTilesProps {
  readonly looked: readonly string[];
  /** The keys that mark them, in their order. */
  readonly digits: string;
  readonly wrong: ReadonlySet<string>;
  readonly mark: (id: string) => void;
  readonly see: (id: string) => void;
}

/** The drawings to look at before all are accepted. */
export function SampleTiles({ looked, digits, wrong, mark, see }: SampleTilesProps) {
  return (
    <Grid $gap={3} $columns="repeat(auto-fill, minmax(260px, 1fr))">
      {looked.map((id, index) => (
        <SampleTile
          key={id}
          id={id}
          digit={digits[index] ?? ''}
          isWrong={wrong.has(id)}
          onMark={() => mark(id)}
          onSeen={() => see(id)}
        />
      ))}
    </Grid>
  );
}
