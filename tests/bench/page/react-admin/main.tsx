import {
  Admin,
  type AuthProvider,
  Datagrid,
  type DataProvider,
  DateField,
  List,
  NumberField,
  Resource,
  SearchInput,
  TextField,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

// The plain list and the sign-in of react-admin's tutorial, with the seven columns and the search of our list.

/** The session of somebody who has signed in before; the benchmark sets it. */
const SESSION = 'peer.session';

const authProvider: AuthProvider = {
  login: async () => localStorage.setItem(SESSION, 'yes'),
  logout: async () => localStorage.removeItem(SESSION),
  checkAuth: async () => {
    if (localStorage.getItem(SESSION) === null) throw new Error('signed out');
  },
  checkError: async () => {},
  getPermissions: async () => undefined,
};

const refuse = async () => Promise.reject(new Error('not part of the benchmark'));

const dataProvider = {
  getList: async () => {
    const { transactions, total } = await (await fetch('/transactions.json')).json();
    return { data: transactions, total };
  },
  getOne: refuse,
  getMany: refuse,
  getManyReference: refuse,
  create: refuse,
  update: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
} as unknown as DataProvider;

const Transactions = () => (
  <List filters={[<SearchInput key="search" source="q" alwaysOn />]} perPage={20}>
    <Datagrid bulkActionButtons={false}>
      <TextField source="transaction_id" />
      <TextField source="transaction_type" />
      <TextField source="player_email" />
      <TextField source="game_name" />
      <NumberField source="amount" options={{ style: 'currency', currency: 'USD' }} />
      <TextField source="status" />
      <DateField source="created_at" showTime />
    </Datagrid>
  </List>
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider} requireAuth disableTelemetry>
      <Resource name="transactions" list={Transactions} />
    </Admin>,
  );
}
