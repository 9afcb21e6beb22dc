import '../theme/boot.css';

/** The same spinner as the one in index.html, so that the change from one to the other cannot be seen. */
export function Spinner() {
  return (
    <div className="boot" role="status">
      <span className="boot-ring" />
      <span className="boot-words">Loading…</span>
    </div>
  );
}
