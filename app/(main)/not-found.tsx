export { NotFoundState as default } from '@/components/ui/states';
