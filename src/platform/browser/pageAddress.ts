import type { PageAddress } from '../pageAddress';

export const browserAddress: PageAddress = {
  fragment: () => window.location.hash,
  visit(fragment) {
    window.location.hash = fragment;
  },
  linkTo: (fragment) => new URL(fragment, window.location.href).href,
  subscribe(listener) {
    const onChange = () => listener();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  },
};
