/*
 * Next runs this file before it starts. React is evaluated here so that it is not part of the start
 * itself, which pages of sites put into a task of its own (`site/islands/separate-start.ts`).
 */
import 'react-dom/client'
