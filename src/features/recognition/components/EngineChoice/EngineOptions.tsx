import { useDispatch, useSelector } from 'react-redux';
import { findEngine, readsHandDrawn, suppliesCoordinates } from '@/domain/engines';
import { Switch } from '@/ui/Switch/Switch';
import { selectEngineOffer, selectProcessingOptions } from '../../engineChoice.selectors';
import { coordinatesToggled, handDrawnToggled } from '../../engineChoice.slice';
import { selectIsRunning } from '../../recognition.selectors';

/** The options that the chosen engine has: coordinates, and drawings made by hand. */
export function EngineOptions() {
  const dispatch = useDispatch();
  const disabled = useSelector(selectIsRunning);
  const offer = useSelector(selectEngineOffer);
  const { engine, useCoordinates, handDrawn } = useSelector(selectProcessingOptions);
  return (
    <>
      {suppliesCoordinates(engine, offer) && (
        <Switch
          checked={useCoordinates}
          disabled={disabled}
          onChange={(on) => dispatch(coordinatesToggled(on))}
        >
          Coordinates
        </Switch>
      )}
      {readsHandDrawn(engine, offer) && (
        <Switch
          checked={handDrawn}
          disabled={disabled || findEngine(offer.engines, engine)?.handDrawn === false}
          onChange={(on) => dispatch(handDrawnToggled(on))}
        >
          Hand-drawn
        </Switch>
      )}
    </>
  );
}
