import { useRef } from 'react';
import { Trash2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useGetOwnEnginesQuery } from '@/api/ownEngines';
import type { OwnEngine } from '@/domain/ownEngines';
import { selectSessionIsActive } from '@/features/session';
import { Button } from '@/ui/Button/Button';
import { Row, Stack } from '@/ui/Layout/Layout';
import { Small } from '@/ui/Text/Text';
import { useFocusWhenLost } from '@/ui/useFocusWhenLost';
import { engineInWords, servicesInWords } from '../../engineWords';
import { engineRemoveRequested } from '../../ownEngines.actions';
import { AddEngine } from './AddEngine';

/** In a page without a server: the engines at addresses that the user names. Elsewhere there are none to name. */
export function OwnEngines() {
  const isActive = useSelector(selectSessionIsActive);
  const { data } = useGetOwnEnginesQuery(undefined, { skip: !isActive });
  const section = useRef<HTMLElement>(null);
  useFocusWhenLost(section, true, data?.engines.length ?? 0);
  if (!data?.takesAddresses) return null;
  const places = ['on this machine', ...data.origins.map((origin) => `at ${origin}`)];
  return (
    <Stack as="section" $gap={2} ref={section} aria-labelledby="own-engines">
      <h3 id="own-engines" tabIndex={-1}>
        Engines of your own
      </h3>
      <Small>
        Drawings are read in this browser. An engine that you add takes the place of the program
        that stands in for it, and drawings are sent to its address to be read. This page reaches
        services {places.join(', ')}, if they allow pages (CORS).
      </Small>
      {data.engines.map((engine) => (
        <AddedEngine key={engine.engine} engine={engine} />
      ))}
      <AddEngine />
    </Stack>
  );
}

function AddedEngine({ engine }: { readonly engine: OwnEngine }) {
  const dispatch = useDispatch();
  const words = engineInWords(engine);
  return (
    <Row $gap={2} $wrap>
      <Small title={`${servicesInWords(engine)}: ${engine.url}`}>{words}</Small>
      <Button
        size="s"
        variant="quiet"
        icon={Trash2}
        aria-label={`Remove: ${words}`}
        onClick={() => dispatch(engineRemoveRequested(engine))}
      >
        Remove
      </Button>
    </Row>
  );
}
