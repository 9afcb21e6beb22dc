import link from '../values/record-link.module.css';

/** Where the operator helps: an e-mail address, or a page. */
export function SupportLink({ to }: { to: string }) {
  return (
    <a href={to.startsWith('https:') ? to : `mailto:${to}`} className={link.inline}>
      {to.replace('https://', '')}
    </a>
  );
}
