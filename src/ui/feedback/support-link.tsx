import link from '../values/record-link.module.css';

/** A link to the operator's help: an e-mail address, or a page. */
export function SupportLink({ to }: { to: string }) {
  return (
    <a href={to.startsWith('https:') ? to : `mailto:${to}`} className={link.inline}>
      {to.replace('https://', '')}
    </a>
  );
}
