import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Badge } from '../../ui/values/status-badge.tsx';

export const LEVELS: Readonly<Record<string, Badge>> = {
  high: { tone: 'danger', label: 'High', icon: CircleAlert },
  warn: { tone: 'warning', label: 'Warning', icon: TriangleAlert },
  note: { tone: 'info', label: 'Note', icon: Info },
  pass: { tone: 'neutral', label: 'Normal', icon: CircleCheck },
};
