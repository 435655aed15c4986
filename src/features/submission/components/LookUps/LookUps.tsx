import { useDispatch, useSelector } from 'react-redux';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { selectLooksUpByItself } from '../../submission.selectors';
import { lookupByItselfChosen } from '../../submission.slice';
import { ArticleLookUp } from './ArticleLookUp';
import { PubchemLookUp } from './PubchemLookUp';

/** Nothing goes to a third party before one of these is pressed, or was once chosen for good. */
export function LookUps() {
  const dispatch = useDispatch();
  const byItself = useSelector(selectLooksUpByItself);
  return (
    <>
      <ArticleLookUp />
      <PubchemLookUp />
      <div>
        <Checkbox checked={byItself} onChange={(chosen) => dispatch(lookupByItselfChosen(chosen))}>
          Look up automatically from now on
        </Checkbox>
      </div>
    </>
  );
}
