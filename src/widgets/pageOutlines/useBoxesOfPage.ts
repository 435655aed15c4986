import { useSelector } from 'react-redux';
import { isSameBox } from '@/domain/segmentBox';
import { selectBoxesOfPage, type BoxesViewRootState, type PageBoxView } from '@/features/boxes';

const FIELDS = ['id', 'ordinal', 'origin', 'status', 'isCutOut', 'number', 'name'] as const;

const isSameView = (a: PageBoxView, b: PageBoxView | undefined): boolean =>
  b !== undefined && isSameBox(a.box, b.box) && FIELDS.every((field) => a[field] === b[field]);

const areSame = (a: readonly PageBoxView[], b: readonly PageBoxView[]): boolean =>
  a === b || (a.length === b.length && a.every((view, index) => isSameView(view, b[index])));

/** The boxes of one page; the same ones while only other pages change. */
export const useBoxesOfPage = (pageIndex: number): readonly PageBoxView[] =>
  useSelector((state: BoxesViewRootState) => selectBoxesOfPage(state, pageIndex), areSame);
