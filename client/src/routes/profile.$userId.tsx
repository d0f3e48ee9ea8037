import { createFileRoute } from '@tanstack/react-router';
import { UserProfileScreen } from '../screens/user-profile.tsx';

export const Route = createFileRoute('/profile/$userId')({ component: UserProfileScreen });
