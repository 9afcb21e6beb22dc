import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';

/** A password field whose show/hide button is named after its action and can be reached by keyboard. */
export function RevealedPassword(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      size="md"
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleIcon={({ reveal }) => (reveal ? <EyeOff size={17} /> : <Eye size={17} />)}
      visibilityToggleButtonProps={{ 'aria-label': visible ? 'Hide password' : 'Show password', tabIndex: 0 }}
    />
  );
}
