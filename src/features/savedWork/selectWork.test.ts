/** @jest-environment node */
import { allSegmentsSelected } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { selectWork } from './selectWork';

test('the work is another object only when a part of what is saved changes', async () => {
  const page = makeTestStore({ runSagas: false });
  await openDocument(page);
  receiveSegments(page, 2);
  const work = () => selectWork(page.store.getState());
  const before = work();
  page.store.dispatch({ type: 'submission/lookupByItselfChosen', payload: true });
  expect(work()).toBe(before);
  page.store.dispatch(allSegmentsSelected());
  expect(work()).not.toBe(before);
});
