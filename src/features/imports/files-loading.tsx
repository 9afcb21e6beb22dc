import { Button } from '@mantine/core';

const NoIcon = () => <svg width={15} height={15} aria-hidden />;

/** The buttons of an export and of an import, in their sizes, until they are loaded. */
export function FilesLoading() {
  return (
    <>
      <Button variant="default" leftSection={<NoIcon />} disabled>
        Export
      </Button>
      <svg width={28} height={28} aria-hidden />
      <Button variant="default" leftSection={<NoIcon />} disabled>
        Import
      </Button>
    </>
  );
}
