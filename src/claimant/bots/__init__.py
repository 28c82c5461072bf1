"""Players that see what their seat may see, from gentle to strong."""
