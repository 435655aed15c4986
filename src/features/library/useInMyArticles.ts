import { useSelector } from 'react-redux';
import { selectSeen } from '@/features/known';
import { selectOtherArticles } from './comparison.selectors';

/** The other articles of the library that have the compound, each with the first drawing of it there. */
export function useInMyArticles(inchiKey: string | undefined) {
  const seen = useSelector(selectSeen);
  const others = useSelector(selectOtherArticles);
  const places = inchiKey === undefined ? [] : (seen[inchiKey] ?? []);
  return places.flatMap(({ hash, segmentId }) => {
    const article = others.find((other) => other.hash === hash);
    return article ? [{ hash, segmentId, title: article.facts?.title ?? article.name }] : [];
  });
}
