import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { useSelectorWith } from './useSelectorWith';

interface Names {
  readonly names: Readonly<Record<string, string>>;
}

const slice = createSlice({
  name: 'names',
  initialState: { a: 'aspirin', b: 'benzene' } as Names['names'],
  reducers: {
    renamed: (state, { payload }: PayloadAction<Names['names']>) => ({ ...state, ...payload }),
  },
});
const { renamed } = slice.actions;

const selectName = ({ names }: Names, id: string, suffix: string) => `${names[id]}${suffix}`;

function setUp() {
  const store = configureStore({ reducer: { names: slice.reducer } });
  let renders = 0;
  function Name({ id }: { readonly id: string }) {
    renders++;
    return useSelectorWith(selectName, id, '!');
  }
  const withStore = (id: string) => (
    <Provider store={store}>
      <Name id={id} />
    </Provider>
  );
  const { rerender } = render(withStore('a'));
  return {
    show: (id: string) => rerender(withStore(id)),
    rename: (names: Names['names']) => act(() => void store.dispatch(renamed(names))),
    renderCount: () => renders,
  };
}

describe('useSelectorWith', () => {
  it('selects with all its arguments', () => {
    setUp();
    expect(screen.getByText('aspirin!')).toBeInTheDocument();
  });

  it('selects anew when an argument changes', () => {
    const { show } = setUp();
    show('b');
    expect(screen.getByText('benzene!')).toBeInTheDocument();
  });

  it('follows the state by its latest arguments', () => {
    const { show, rename } = setUp();
    show('b');
    rename({ b: 'butane' });
    expect(screen.getByText('butane!')).toBeInTheDocument();
  });

  it('renders nothing for a change elsewhere', () => {
    const { rename, renderCount } = setUp();
    const before = renderCount();
    rename({ b: 'butane' });
    expect(renderCount()).toBe(before);
  });
});
