import { usePlatform } from '@/platform/PlatformContext';
import { recipients } from '../../content/recipients';
import { Table } from './Table.styles';

/** What is sent to whom, and when, with this installation's addresses. */
export function RecipientsTable() {
  const { config, address } = usePlatform();
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">When</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {recipients(config, address.linkTo('')).map(({ name, address: at, when, what }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <small>{at}</small>
              </th>
              <td>{when}</td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        A link to another website, such as a DOI, sends something there only when you follow it. The
        addresses above are those of this installation. Started with <code>npm start</code>, all of
        them are answered on your own machine, COCONUT, Crossref, DataCite and PubChem by stand-ins
        that pass nothing on.
      </p>
    </>
  );
}
