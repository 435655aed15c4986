import { useDispatch, useSelector } from 'react-redux';
import {
  QUEUE_GROUP_NAMES,
  QUEUE_GROUPS,
  QUEUE_ORDERS,
  type QueueOrder,
} from '@/domain/reviewQueue';
import {
  groupFiltered,
  pageFiltered,
  queueOrderChosen,
  selectGroupFilter,
  selectPageFilter,
  selectQueueOrder,
} from '@/features/review';
import { selectAllSegments } from '@/article';
import { Select } from '@/ui/Field/Field.styles';
import { Filters } from './Queue.styles';

const ORDER_NAMES: Readonly<Record<QueueOrder, string>> = {
  doubtfulFirst: 'Doubtful first',
  article: 'In reading order',
};

/** Which drawings the queue shows, and in which order. */
export function QueueFilters() {
  const dispatch = useDispatch();
  const group = useSelector(selectGroupFilter);
  const order = useSelector(selectQueueOrder);
  return (
    <Filters>
      <PageFilter />
      <Select
        aria-label="State"
        value={group ?? ''}
        onChange={({ target: { value } }) =>
          dispatch(groupFiltered(QUEUE_GROUPS.find((one) => one === value) ?? null))
        }
      >
        <option value="">All states</option>
        {QUEUE_GROUPS.map((one) => (
          <option key={one} value={one}>
            {QUEUE_GROUP_NAMES[one]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Order"
        value={order}
        onChange={({ target: { value } }) => {
          const chosen = QUEUE_ORDERS.find((one) => one === value);
          if (chosen) dispatch(queueOrderChosen(chosen));
        }}
      >
        {QUEUE_ORDERS.map((one) => (
          <option key={one} value={one}>
            {ORDER_NAMES[one]}
          </option>
        ))}
      </Select>
    </Filters>
  );
}

function PageFilter() {
  const dispatch = useDispatch();
  const segments = useSelector(selectAllSegments);
  const pageNumber = useSelector(selectPageFilter);
  const pages = [...new Set(segments.map((segment) => segment.pageNumber))];
  return (
    <Select
      aria-label="Page"
      value={pageNumber ?? ''}
      onChange={({ target: { value } }) =>
        dispatch(pageFiltered(value === '' ? null : Number(value)))
      }
    >
      <option value="">All pages</option>
      {pages.map((page) => (
        <option key={page} value={page}>
          Page {page}
        </option>
      ))}
    </Select>
  );
}
