import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../screens/settings.tsx';

export const Route = createFileRoute('/_authed/settings')({ component: SettingsScreen });
