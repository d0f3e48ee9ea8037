import { createFileRoute } from '@tanstack/react-router';
import { CharacterScreen } from '../screens/character.tsx';

export const Route = createFileRoute('/character/$id')({ component: CharacterScreen });
