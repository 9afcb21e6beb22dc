import { createClient } from '@coinop/admin-sdk';
import { AdminApiProvider, useAdminLogin, useConnection, useListTransactions } from '@coinop/admin-sdk/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';

const client = createClient({ baseUrl: location.origin });

function SignIn() {
  const connection = useConnection();
  const login = useAdminLogin({ mutation: { onSuccess: ({ access_token }) => connection.setToken(access_token) } });
  if (login.data) return <Newest />;
  const signIn = () => login.mutate({ data: { username: 'admin', password: 'coinop-demo' } });
  return (
    <>
      <button type="button" onClick={signIn}>
        Sign in
      </button>
      {/* The error is an ApiError: status, code, message. */}
      {login.error && <p role="alert">{login.error.message}</p>}
    </>
  );
}

function Newest() {
  const { data, error } = useListTransactions({ status: 'completed', limit: 5 });
  if (error) return <p role="alert">{error.message}</p>;
  return (
    <ul>
      {data?.transactions.map((transaction) => (
        <li key={transaction.id}>{transaction.transaction_id}</li>
      ))}
    </ul>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <AdminApiProvider connection={client}>
      <SignIn />
    </AdminApiProvider>
  </QueryClientProvider>,
);
