import { STORED, type StoredPlace } from '../../content/storageTable';
import { Table } from './Table.styles';

/** What is stored in the browser, and for how long. */
export const StorageTable = () => (
  <Table>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">What</th>
        <th scope="col">For how long</th>
      </tr>
    </thead>
    {STORED.map((stored) => (
      <Place key={stored.place} {...stored} />
    ))}
  </Table>
);

const Place = ({ place, items }: StoredPlace) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={3}>
        {place}
      </th>
    </tr>
    {items.map(({ key, what, until }) => (
      <tr key={key}>
        <th scope="row">
          <code>{key}</code>
        </th>
        <td>{what}</td>
        <td>{until}</td>
      </tr>
    ))}
  </tbody>
);
