import styled from 'styled-components';
import { selectHomes } from '@/features/homes';
import { usePlatform } from '@/platform/PlatformContext';
import { lazyPart } from '@/ui/LazyPart/lazyPart';
import { useAppSelector } from '../useAppSelector';

const loadHomes = () =>
  import(
    /* webpackChunkName: "homes", webpackExports: ["BackToServices", "GoOnHere"] */ '@/features/homes'
  );

const GoOnHerePart = lazyPart<{ readonly isBrief?: boolean }>({
  name: 'The offer to go on',
  load: async () => (await loadHomes()).GoOnHere,
});

const BackToServicesPart = lazyPart<object>({
  name: 'The way back',
  load: async () => (await loadHomes()).BackToServices,
});

/** Where the services have no seat, the offer to go on without them. */
export function WithoutServices(props: { readonly isBrief?: boolean }) {
  return useAppSelector(selectHomes).offered === 'browser' && <GoOnHerePart {...props} />;
}

/** As large as the offer, which comes later than the line that it is in; that grows upwards on small screens. */
const Room = styled.span`
  display: inline-flex;

  @media (max-width: 1199px) {
    min-width: 172px;
    min-height: 24px;
  }
`;

/** The offer in a line, whose text does not move when it comes. */
export function WithoutServicesInLine() {
  const { standaloneUrl } = usePlatform().config;
  if (standaloneUrl === undefined) return null;
  return (
    <Room>
      <WithoutServices isBrief />
    </Room>
  );
}

/** Where there are none, the way back to them. */
export function WithServices() {
  return useAppSelector(selectHomes).offered === 'services' && <BackToServicesPart />;
}
