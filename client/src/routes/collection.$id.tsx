import { createFileRoute } from '@tanstack/react-router';
import { CollectionScreen } from '../screens/collection.tsx';

export const Route = createFileRoute('/collection/$id')({ component: CollectionScreen });
