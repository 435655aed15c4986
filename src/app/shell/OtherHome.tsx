import { selectHomes } from '@/features/homes';
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

/** Where there are none, the way back to them. */
export function WithServices() {
  return useAppSelector(selectHomes).offered === 'services' && <BackToServicesPart />;
}
